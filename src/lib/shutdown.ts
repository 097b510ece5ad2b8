type Work = () => Promise<void>

// One per process, shared by symbol: the server and Next's code are separate bundles.
const KEY = Symbol.for('backoffice.shutdown')
const shared = globalThis as { [KEY]?: Set<Work> }
const works = () => (shared[KEY] ??= new Set<Work>())

/** Registers work to be done before the process ends on a signal. */
export const onShutdown = (work: Work): void => void works().add(work)

/** Runs every step; a failure is logged and does not stop the others. */
export const shutDown = async (onError: (error: unknown) => void): Promise<void> => {
  await Promise.all([...works()].map((work) => work().catch(onError)))
}
