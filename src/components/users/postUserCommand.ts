import type { UserStatusVerb } from '@/domain/users/userStatus'

type Answer = { errors?: { message?: string }[] }

/**
 * Suspends or unsuspends a user.
 * @returns nothing on success, else the error in the reader's language
 * @throws without a response, or with one that has no message
 */
export const postUserCommand = async (id: number, verb: UserStatusVerb): Promise<string | void> => {
  const response = await fetch(`/api/users/${id}/${verb}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
    },
  })
  if (response.ok) return
  const { errors } = (await response.json()) as Answer
  const message = errors?.[0]?.message
  if (!message) throw new Error(`${verb} was answered with ${response.status}`)
  return message
}
