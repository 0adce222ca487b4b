/// <reference types="vite/client" />
/// <reference types="@sveltejs/kit" />
