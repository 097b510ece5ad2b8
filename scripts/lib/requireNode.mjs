import { Failure } from './failure.mjs'

/** Node 20 gets no security fixes since April 2026; the next release will not start on it. */
const ENDED = 20

/**
 * Prints a warning if this version of Node gets no security fixes any more.
 *
 * @throws {Failure} when it is older than the application needs
 */
export const requireNode = () => {
  const { node } = process.versions
  const [major, minor] = node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9))
    throw new Failure(
      `Node ${node} is too old: install Node 24 from https://nodejs.org and start again.`,
    )
  if (major === ENDED)
    console.warn(
      `  ! Node ${node} has had no security fixes since April 2026, and is not supported after this release: install Node 24.`,
    )
}
