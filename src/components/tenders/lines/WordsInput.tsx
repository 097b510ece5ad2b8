'use client'

import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
}

/**
 * Words that grow with their text. React keeps the text of a controlled textarea in the document
 * too, and each change of the document makes the browser check the styles of the whole page: with a
 * hundred lines that is felt at every key. So only the input itself is kept up to date.
 */
export const WordsInput = ({ value, onChange, ...rest }: Props) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const [initial] = useState(value)

  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])

  return (
    <textarea
      {...rest}
      ref={input}
      rows={1}
      dir="auto"
      defaultValue={initial}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
