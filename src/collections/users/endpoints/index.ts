import type { Endpoint } from 'payload'

/** Sign-in, sessions and the commands on users; the first of a path wins over Payload's own. */
export const userEndpoints: Endpoint[] = []
