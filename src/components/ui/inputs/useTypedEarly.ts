import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Takes over what was typed before the page's scripts came: React leaves it in the input, but does
 * not know of it.
 * @param input the controlled input
 * @param take sets the value React knows
 */
export const useTypedEarly = (
  input: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void => {
  const look = useEffectEvent(() => {
    const typed = input.current?.value
    if (typed) take(typed)
  })
  useEffect(() => look(), [])
}
