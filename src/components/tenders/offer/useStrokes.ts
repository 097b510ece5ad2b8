'use client'

import { useRef, useState, type PointerEvent } from 'react'
import {
  MAX_POINTS,
  MAX_STROKES,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
  type Signature,
} from '@/domain/tenders/sending/signature'

/** Points nearer than this to the last one are left out. */
const NEAREST = 4

type Point = readonly [x: number, y: number]

const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))

/** Position of the pointer in the pad's units; independent of text direction. */
const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [
    clamp(((clientX - left) / width) * SIGNATURE_WIDTH, SIGNATURE_WIDTH),
    clamp(((clientY - top) / height) * SIGNATURE_HEIGHT, SIGNATURE_HEIGHT),
  ]
}

const isNear = (stroke: readonly number[], [x, y]: Point): boolean => {
  const [lastX = -NEAREST, lastY = -NEAREST] = stroke.slice(-2)
  return Math.hypot(x - lastX, y - lastY) < NEAREST
}

const pointsOf = (strokes: Signature) => strokes.reduce((sum, { length }) => sum + length / 2, 0)

/** A drawing by finger, pen or mouse, as strokes; at its limit it accepts no more. */
export const useStrokes = () => {
  const [strokes, setStrokes] = useState<Signature>([])
  const isDrawing = useRef(false)

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || strokes.length >= MAX_STROKES) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const [x, y] = pointOf(event)
    // A dot is a line as well.
    setStrokes((before) => [...before, [x, y, x, y]])
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return
    const point = pointOf(event)
    setStrokes((before) => {
      const last = before.at(-1)
      if (!last || isNear(last, point) || pointsOf(before) >= MAX_POINTS) return before
      return [...before.slice(0, -1), [...last, ...point]]
    })
  }
  const end = () => {
    isDrawing.current = false
  }
  return { strokes, begin, go, end, clear: () => setStrokes([]) }
}

export type Strokes = ReturnType<typeof useStrokes>
