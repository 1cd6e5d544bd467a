/** The version of this page, put in when it is built. */
declare const __VERSION__: string
