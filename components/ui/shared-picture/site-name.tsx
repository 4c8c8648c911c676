import { LogoMark } from '../logo-mark'

/** The site's logo and name, at the top of a picture for shared links. */
export function SiteName({ children }: { children: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'Headline, Headline further', fontSize: 34 }}>
      <LogoMark width={52} height={52} style={{ marginRight: 18 }} />
      {children}
    </div>
  )
}
