import type { Series } from './chartData'

const LINE = 'var(--chart-texture)'

const MARKS = {
  diagonal: <path d="M-2 2 2 -2 M0 8 8 0 M6 10 10 6" stroke={LINE} strokeWidth="2" />,
  dots: <circle cx="4" cy="4" fill={LINE} r="1.7" />,
  cross: <path d="M0 0 8 8 M8 0 0 8" stroke={LINE} strokeWidth="1.5" />,
} as const

type Props = { id: string; series: Series }

/** The pattern of a series, for the `defs` of a drawing; solid ones need none. */
export const TextureDefinition = ({ id, series: { color, texture } }: Props) => {
  if (!texture || texture === 'solid') return null
  return (
    <pattern height="8" id={id} patternUnits="userSpaceOnUse" width="8">
      <rect fill={`var(${color})`} height="8" width="8" />
      {MARKS[texture]}
    </pattern>
  )
}

/** What to fill an area of this series with. */
export const fillOf = ({ id, series: { color, texture } }: Props): string =>
  texture && texture !== 'solid' ? `url(#${id})` : `var(${color})`
