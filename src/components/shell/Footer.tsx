/** End of every page with a frame. */
export const Footer = ({ siteTitle, year }: { siteTitle: string; year: number }) => (
  <footer className="footer">
    <span>
      © <bdi dir="ltr">{year}</bdi> <bdi>{siteTitle}</bdi>
    </span>
  </footer>
)
