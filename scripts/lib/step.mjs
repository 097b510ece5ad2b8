/** "0.4 s", "1 min 12 s". */
export const duration = (ms) => {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Runs one step and prints its result and duration.
 *
 * @template T
 * @param {string} title of the step, as in "Installing dependencies"
 * @param {() => Promise<T> | T} run may return `{ note }` with more text for the printed line
 * @returns {Promise<T>}
 */
export const step = async (title, run) => {
  const started = Date.now()
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}`)
  const clear = process.stdout.isTTY ? '\r\x1b[2K' : ''
  try {
    const result = await run()
    const note = result?.note ? ` (${result.note})` : ''
    process.stdout.write(`${clear}  ✓ ${title}${note} ${duration(Date.now() - started)}\n`)
    return result
  } catch (error) {
    process.stdout.write(`${clear}  ✗ ${title} ${duration(Date.now() - started)}\n`)
    throw error
  }
}
