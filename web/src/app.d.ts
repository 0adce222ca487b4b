/// <reference types="vite/client" />
/// <reference types="@sveltejs/kit" />

/** The style sheet of the drawing, made by web/vite.config.ts from rules/art. */
declare module 'virtual:art.css'
