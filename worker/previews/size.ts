/** What sites that show a link's picture ask for, in pixels. */
export const PICTURE = { width: 1200, height: 630 }
