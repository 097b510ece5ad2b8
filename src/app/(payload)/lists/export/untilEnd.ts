/**
 * The same bytes, with a word when they end: taken to the last, broken off, or failed.
 * @param onEnd called once, with what made them fail
 */
export const untilEnd = (
  bytes: ReadableStream<Uint8Array>,
  onEnd: (error?: unknown) => void,
): ReadableStream<Uint8Array> => {
  const reader = bytes.getReader()
  let isOver = false
  const end = (tell: () => void, error?: unknown) => {
    if (isOver) return
    isOver = true
    onEnd(error)
    tell()
  }
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) end(() => controller.close())
        else if (!isOver) controller.enqueue(value)
      } catch (error) {
        // Cut off, so that nobody takes a part for the whole.
        end(() => controller.error(error), error)
      }
    },
    cancel: (reason) => {
      end(() => {})
      return reader.cancel(reason)
    },
  })
}
