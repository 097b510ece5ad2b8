type Props = { width?: string; height?: string; className?: string }

/** A loading placeholder; appears after 200 ms, so that fast responses do not flash. */
export const Skeleton = ({ width = '100%', height = '1em', className }: Props) => (
  <span
    aria-hidden="true"
    className={`ui-skeleton ${className ?? ''}`}
    style={{ inlineSize: width, blockSize: height }}
  />
)
