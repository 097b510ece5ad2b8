/** More than a server takes to stop (src/server/stopGracefully.ts) after draining. */
const STOP_MS = 8_000

/**
 * How long a server may take to stop after its signal.
 *
 * @param {{ DRAIN_SECONDS?: string }} settings its environment variables
 * @returns {number} milliseconds
 */
export const stopTime = ({ DRAIN_SECONDS }) => STOP_MS + (Number(DRAIN_SECONDS) || 0) * 1_000
