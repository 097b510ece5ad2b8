/** Longest name that is kept, in characters. */
export const MAX_NAME = 160

/** Controls, and the marks that turn the direction of text: `fdp.exe` must not read as `exe.pdf`. */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/**
 * The sender's name of a file, cleaned for display and downloads. Nothing is ever stored under this
 * name.
 * @param name as the browser sent it; some send a whole path
 * @returns one line without path, controls and direction marks, at most MAX_NAME characters, the
 *   ending kept; `file` when nothing is left
 */
export const originalName = (name: string): string => {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = last
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+| $/g, '')
  const letters = [...clean]
  if (letters.length === 0) return 'file'
  if (letters.length <= MAX_NAME) return clean
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  return (
    letters
      .slice(0, MAX_NAME - ending.length)
      .join('')
      .trimEnd() + ending
  )
}
