import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Takes over what was typed before hydration: React leaves it in the input, but its state does
 * not have it.
 * @param input the controlled input
 * @param take sets the value in React's state
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
