/** A file that cannot be read: why, as a code of refusal with its values. */
export class Unreadable extends Error {
  /**
   * @param {string} code
   * @param {Record<string, unknown>} [data]
   */
  constructor(code, data = {}) {
    super(code)
    this.code = code
    this.data = data
  }
}
