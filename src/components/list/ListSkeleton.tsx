import { Skeleton } from '../ui/Skeleton'

const LINES = ['62%', '78%', '54%', '70%', '66%']

/** The shape of a list on its way, for pages that wait for their first rows (DT8). */
export const ListSkeleton = ({ label }: { label: string }) => (
  <main className="ui-page list" aria-busy="true">
    <Skeleton width="14rem" height="2rem" />
    <div className="ui-card list-card">
      {LINES.map((width) => (
        <div key={width} className="list-skeleton__row">
          <Skeleton width={width} height="1.1rem" />
        </div>
      ))}
    </div>
    <p role="status" className="visually-hidden">
      {label}
    </p>
  </main>
)
