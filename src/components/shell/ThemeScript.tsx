import { PAYLOAD_THEME_COOKIE, THEME_COOKIE } from './shellCookies'

// Runs before the first paint: "system" is only known for certain in the browser (TH3).
const SCRIPT = `(function(){var m=document.cookie.match(/(?:^|; )${THEME_COOKIE}=(\\w+)/),c=m?m[1]:'light',t=c==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):c==='dark'?'dark':'light';document.documentElement.setAttribute('data-theme',t);document.cookie='${PAYLOAD_THEME_COOKIE}='+t+'; Path=/; Max-Age=31536000; SameSite=Lax'})()`

/** Sets the theme before anything is drawn. */
export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
