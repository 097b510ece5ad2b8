'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { HexColorInput, HexColorPicker } from 'react-colorful'

import { useT } from '@/components/ui/useT'

const DEBOUNCE_MS = 100

type Props = {
  color: string
  onChange: (color: string) => void
  /** `onChange` without debounce, for parents that only store the colour. */
  isPrompt?: boolean
}

/**
 * Any colour, by pointer, arrows or number. Applied with a debounce of 100 ms, so that dragging
 * does not compute a palette for every step (CZ3).
 */
export const CustomColor = ({ color, onChange, isPrompt = false }: Props) => {
  const t = useT()
  const id = useId()
  const [shown, setShown] = useState(color)
  const frame = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  // The picker labels its two sliders in English and offers no option: the labels are replaced
  // after each render.
  useEffect(() => {
    const [area, hue] = frame.current?.querySelectorAll('[role="slider"]') ?? []
    const [saturation = '', brightness = ''] =
      area?.getAttribute('aria-valuetext')?.match(/\d+/g) ?? []
    area?.setAttribute('aria-label', t('appearance.shade'))
    area?.setAttribute('aria-valuetext', t('appearance.shadeValue', { saturation, brightness }))
    hue?.setAttribute('aria-label', t('appearance.hue'))
  })

  const pick = (next: string) => {
    setShown(next)
    window.clearTimeout(timer.current)
    if (isPrompt) return onChange(next)
    timer.current = window.setTimeout(() => onChange(next), DEBOUNCE_MS)
  }
  return (
    <div ref={frame} className="custom-color">
      {/* Measured from the left by the picker itself. */}
      <div dir="ltr">
        <HexColorPicker color={shown} onChange={pick} />
      </div>
      <label className="custom-color__field" htmlFor={id}>
        <span className="custom-color__label">{t('appearance.hex')}</span>
        <HexColorInput
          prefixed
          autoComplete="off"
          className="ui-input"
          color={shown}
          dir="ltr"
          id={id}
          spellCheck={false}
          onChange={pick}
        />
      </label>
    </div>
  )
}
