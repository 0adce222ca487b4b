/** The version of the site, in every page and record; the same as in package.json, as a test checks. */
export const VERSION = '0.1.0'
