/**
 * Stores a preference of the signed-in person on the server (payload-preferences).
 * @throws Error when it could not be stored
 */
export const keepPreference = async (key: string, value: unknown): Promise<void> => {
  const answer = await fetch(`/api/payload-preferences/${encodeURIComponent(key)}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  })
  if (!answer.ok) throw new Error('preference not kept')
}
