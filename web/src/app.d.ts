/// <reference types="vite/client" />
/// <reference types="@sveltejs/kit" />

/** The style sheet of the drawing, made by web/vite.config.ts from rules/art. */
declare module 'virtual:art.css'

/** The address of a message file as web/compile-messages.ts has read it. */
declare module '*.json?compiled' {
  const address: string
  export default address
}

interface Window {
  /** The style sheets that the built page has asked for, see web/page-files.ts; rejects when one cannot be had. */
  graafStyles?: Promise<unknown>
}
