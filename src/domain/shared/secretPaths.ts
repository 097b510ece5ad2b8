/** Addresses whose next part opens something by itself. */
const SECRET = /^(\/reset-password|\/q|\/api\/q)\/.+/

/** A path as it may be written down: without what opens an account or an offer. */
export const withoutSecrets = (path: string): string => path.replace(SECRET, '$1/…')
