export const revalidate = 300
export function generateStaticParams() { return [{ uid: 'about' }] }
export default async function Page({ params }: PageProps<'/[locale]/[uid]'>) { const { uid } = await params; return <h1>{uid}</h1> }
