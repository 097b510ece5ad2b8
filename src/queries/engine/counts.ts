/** Metrics of this process: queries answered by the read engine, and queries left to Payload. */
export const counts = { answered: 0, left: 0 }
