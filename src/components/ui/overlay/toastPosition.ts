/**
 * Where a toast appears: the toaster has a physical position, so the side is that of the page's
 * direction as it is now (RT6).
 */
export const toastPosition = () =>
  document.documentElement.dir === 'rtl' ? 'bottom-left' : 'bottom-right'
