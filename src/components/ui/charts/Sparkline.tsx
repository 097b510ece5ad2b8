type Props = { values: readonly number[]; className?: string }

const WIDTH = 100
const HEIGHT = 32
const EDGE = 2

/**
 * A line chart without axes, as decoration beside the number it belongs to. Time runs from left to
 * right in every language.
 */
export const Sparkline = ({ values, className }: Props) => {
  const isFlat = values.every((value) => value === 0)
  if (values.length < 2 || isFlat) return <span className={`sparkline ${className ?? ''}`} />
  const highest = Math.max(...values)
  const lowest = Math.min(...values, 0)
  const range = highest - lowest || 1
  const points = values.map((value, index): [number, number] => [
    (index / (values.length - 1)) * WIDTH,
    HEIGHT - EDGE - ((value - lowest) / range) * (HEIGHT - 2 * EDGE),
  ])
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')
  return (
    <svg
      aria-hidden="true"
      className={`sparkline ${className ?? ''}`}
      preserveAspectRatio="none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path className="sparkline__area" d={`M0 ${HEIGHT} L${line} L${WIDTH} ${HEIGHT} Z`} />
      <path className="sparkline__line" d={`M${line}`} />
    </svg>
  )
}
