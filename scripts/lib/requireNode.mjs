import { Failure } from './failure.mjs'

/** @throws {Failure} when this Node is older than the application needs. */
export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return
  throw new Failure(
    `Node ${process.versions.node} is too old: install Node 20.9 or newer from https://nodejs.org and start again.`,
  )
}
