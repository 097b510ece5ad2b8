const HEIGHTS = ['45%', '70%', '55%', '85%', '60%', '75%']

/** The placeholder of a loading chart, as high as the chart to avoid a layout shift. */
export const ChartSkeleton = () => (
  <div aria-hidden="true" className="chart-skeleton">
    {HEIGHTS.map((height) => (
      <span key={height} className="ui-skeleton" style={{ blockSize: height }} />
    ))}
  </div>
)
