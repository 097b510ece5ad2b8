'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { CONTENT_ID } from '@/present/navigation/elementIds'
import { callApi } from '../../ui/requests/api'
import { Button } from '../../ui/controls/Button'

type Props = {
  token: string
  /** It was opened before. */
  isOpen: boolean
  words: Record<'title' | 'text' | 'number' | 'open', string>
  children: ReactNode
}

/** Shows an offer after its button is pressed: mail scanners open links too. */
export const OfferGate = ({ token, isOpen, words, children }: Props) => {
  const [isShown, setShown] = useState(isOpen)
  const isPressed = useRef(false)
  // The focused button is unmounted: focus the new content.
  useEffect(() => {
    if (isShown && isPressed.current) document.getElementById(CONTENT_ID)?.focus()
  }, [isShown])
  if (isShown) return children
  const open = () => {
    isPressed.current = true
    setShown(true)
    void callApi(`/api/q/${token}/open`, { method: 'POST', body: {} })
  }
  return (
    <section className="offer__gate">
      <h1>{words.title}</h1>
      <p>
        <bdi>{words.text}</bdi>
      </p>
      <p>{words.number}</p>
      <Button onClick={open}>{words.open}</Button>
    </section>
  )
}
