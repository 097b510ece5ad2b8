/**
 * Reasons why a backup, a restore or a check cannot continue, with the exit code of the command.
 */
const EXIT_CODES = { failed: 1, setting: 2, busy: 3, damaged: 4, notEmpty: 5, newer: 6 } as const

/** The message is a sentence for the operator at the terminal, or for the page of jobs. */
export class BackupProblem extends Error {
  readonly exitCode: number
  constructor(kind: keyof typeof EXIT_CODES, message: string) {
    super(message)
    this.exitCode = EXIT_CODES[kind]
  }
}

/** The first few of many items, for a message. */
export const someOf = (names: readonly string[], most = 5): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ')
