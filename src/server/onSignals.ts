/** What a process that a signal ended tells: 128 and the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
export type EndSignal = keyof typeof EXIT_CODES

/** Ends this process after `work` at the first signal that asks for it. */
export const onSignals = (work: (signal: EndSignal) => Promise<unknown>): void => {
  let stopping = false
  for (const signal of Object.keys(EXIT_CODES) as EndSignal[]) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void work(signal).finally(() => process.exit(EXIT_CODES[signal]))
    })
  }
}
