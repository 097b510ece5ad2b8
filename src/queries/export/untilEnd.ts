/**
 * Wraps a stream and reports its end: completed, cancelled, failed, or abandoned.
 * @param onEnd called once, with the error if it failed
 * @param idleMs time without a read after which the stream is aborted
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
        // Abort with an error, so that a partial file is not taken for a complete one.
        end(() => controller.error(error), error)
      }
    },
    cancel: (reason) => {
      end(() => {})
      return reader.cancel(reason)
    },
  })
}
