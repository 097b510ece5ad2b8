/** Exit code of a process that a signal ended: 128 plus the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
export type EndSignal = keyof typeof EXIT_CODES

/**
 * A supervisor that signals every process of a group reaches this one twice: directly, and through the
 * process that started it. Signals within this time count as one.
 */
const SAME_SIGNAL_MS = 1_000

type Process = Pick<NodeJS.Process, 'on' | 'exit'>

/**
 * Runs `work` and then ends this process at the first termination signal; ends it immediately at a
 * second one.
 * @param work to be done before the end
 * @param options for tests: the process, and a clock
 */
export const onSignals = (
  work: (signal: EndSignal) => Promise<unknown>,
  options: { process?: Process; now?: () => number } = {},
): void => {
  const { process: own = process, now = () => performance.now() } = options
  let begunAt: number | undefined
  for (const signal of Object.keys(EXIT_CODES) as EndSignal[]) {
    const exit = () => own.exit(EXIT_CODES[signal])
    own.on(signal, () => {
      if (begunAt === undefined) {
        begunAt = now()
        void work(signal).finally(exit)
      } else if (now() - begunAt >= SAME_SIGNAL_MS) exit()
    })
  }
}
