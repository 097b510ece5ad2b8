/**
 * The same bytes, with a word when they end: taken to the last, broken off, failed, or left lying.
 * @param onEnd called once, with what made them fail
 * @param idleMs how long nobody may take anything before they are broken off
 */
export const untilEnd = (
  bytes: ReadableStream<Uint8Array>,
  onEnd: (error?: unknown) => void,
  idleMs: number,
): ReadableStream<Uint8Array> => {
  const reader = bytes.getReader()
  let isOver = false
  let idle: ReturnType<typeof setTimeout> | undefined
  const end = (tell: () => void, error?: unknown) => {
    if (isOver) return
    isOver = true
    clearTimeout(idle)
    onEnd(error)
    tell()
  }
  const leave = (controller: ReadableStreamDefaultController) => {
    end(() => controller.error(new Error('Nobody takes them')))
    void reader.cancel().catch(() => {})
  }
  return new ReadableStream({
    pull: async (controller) => {
      clearTimeout(idle)
      try {
        const { done, value } = await reader.read()
        if (done) end(() => controller.close())
        else if (!isOver) {
          controller.enqueue(value)
          idle = setTimeout(() => leave(controller), idleMs)
        }
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
