const HEIGHTS = ['45%', '70%', '55%', '85%', '60%', '75%']

/** The place of a chart that is still on its way; as high as the chart, so that nothing moves. */
export const ChartSkeleton = () => (
  <div aria-hidden="true" className="chart-skeleton">
    {HEIGHTS.map((height) => (
      <span key={height} className="ui-skeleton" style={{ blockSize: height }} />
    ))}
  </div>
)
