'use client'

import { useLayoutEffect, useRef, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
}

/**
 * A textarea that grows with its text. React writes a textarea's text into the document at every
 * update, and each change of the document makes the browser evaluate every `:has()` of the page:
 * with a hundred lines that slows every key stroke. So the textarea is uncontrolled.
 */
export const WordsInput = ({ value, onChange, ...rest }: Props) => {
  const input = useRef<HTMLTextAreaElement>(null)

  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])

  return (
    <textarea
      {...rest}
      ref={input}
      rows={1}
      dir="auto"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
