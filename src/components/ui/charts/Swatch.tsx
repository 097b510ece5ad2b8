import { useId } from 'react'
import type { Series } from './chartData'
import { fillOf, TextureDefinition } from './Texture'

/** The colour and pattern of a series, beside its name. */
export const Swatch = ({ series }: { series: Series }) => {
  const id = useId()
  return (
    <svg aria-hidden="true" className="chart-swatch" height="12" viewBox="0 0 12 12" width="12">
      <defs>
        <TextureDefinition id={id} series={series} />
      </defs>
      <rect fill={fillOf({ id, series })} height="12" rx="3" width="12" />
    </svg>
  )
}
