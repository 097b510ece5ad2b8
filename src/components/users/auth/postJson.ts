/** The outcome of a request of the sign-in screens. */
export type PostOutcome =
  { kind: 'done' } | { kind: 'refused'; status: number; message?: string } | { kind: 'unreachable' }

type Answer = { errors?: { message?: string }[] }

const readAnswer = async (response: Response): Promise<Answer> => {
  try {
    return (await response.json()) as Answer
  } catch {
    return {}
  }
}

/** Sends JSON to our own API; refusals come back in the reader's language. */
export const postJson = async (path: string, body: object): Promise<PostOutcome> => {
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': document.documentElement.lang,
      },
      body: JSON.stringify(body),
    })
  } catch {
    return { kind: 'unreachable' }
  }
  if (response.ok) return { kind: 'done' }
  const { errors } = await readAnswer(response)
  return { kind: 'refused', status: response.status, message: errors?.[0]?.message }
}
