/** An expected failure: its message is one sentence for the operator at the terminal. */
export class Failure extends Error {}

const KNOWN = [
  [
    /ENOSPC|No space left on device|disk quota/i,
    (what) => `No disk space left while ${what}: free some space and start again.`,
  ],
  [
    /EACCES|EPERM|EROFS|Permission denied|read-only file system/i,
    (what) =>
      `No rights on a file or folder while ${what}: make the project folder and DATA_DIR writable for this user, then start again.`,
  ],
  [
    /EMFILE|Too many open files/i,
    (what) =>
      `Too many open files while ${what}: raise the limit (ulimit -n 4096) and start again.`,
  ],
  [
    /could not look up effective user ID (\d+)/,
    (what) =>
      `PostgreSQL needs a name for the user of this process while ${what}: give it one in /etc/passwd (useradd), or set DATABASE_URL.`,
  ],
  [
    /ENOMEM|Cannot allocate memory|heap out of memory/i,
    (what) =>
      `Not enough memory while ${what}: close other programs or give the machine more memory (2 GB is enough).`,
  ],
]

/**
 * Turns any error into one sentence that says what to do.
 *
 * @param {{ what: string, error?: unknown, output?: string }} problem `what` completes "while …";
 *   `output` is what a child process printed
 * @returns {Failure}
 */
export const explain = ({ what, error, output = '' }) => {
  if (error instanceof Failure) return error
  const text = `${error?.code ?? ''} ${error?.message ?? ''} ${output}`
  const known = KNOWN.find(([pattern]) => pattern.test(text))
  if (known) return new Failure(known[1](what), { cause: error })
  const reason = error?.message ?? lastLines(output)
  return new Failure(`Failed while ${what}${reason ? `: ${reason}` : ''}`, { cause: error })
}

/** The end of a child's output, where the reason usually is. */
export const lastLines = (output, count = 12) =>
  output.trimEnd().split('\n').slice(-count).join('\n')
