/** An import between two files of the project; paths from its root. */
export type Edge = { from: string; to: string; isType: boolean }

/** A rule: what one kind of file may not import (see the table of folders in the architecture). */
export type Rule = {
  name: string
  /** The rest of "{file} may not import {file}: …". */
  why: string
  forbids(edge: Edge): boolean
}

const KERNEL = ['session', 'analytics']
/** Domains whose rules decide which route answers an address. */
const ROUTED = ['session', 'campaigns', 'events', 'fundraising']

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const inApp = inside('app')
const inApi = inside('app/api')
const inPictureRoutes = inside('app/api/pictures')
const inSlices = inside('slices')
const inComponents = inside('components')
const inLib = inside('lib')
/** Files at the root in which a team says what its product looks like, and where its shop sells. */
const isSettings = (path: string) => path === 'theme.ts' || path === 'shop.ts'
/**
 * Whether a file is part of the core. The theme counts: it contains only constants, which every file may import, like
 * `lib/core`.
 */
const inCore = (path: string) => path.startsWith('lib/core/') || isSettings(path)
const inCoreServer = inside('lib/core/server')
const inDelivery = inside('lib/delivery')
const inRouting = inside('lib/routing')
const inContent = inside('lib/content')
const inServices = inside('lib/services')
const inMessages = inside('messages')
const inLocales = inside('i18n')
const inSandbox = inside('sandbox')
const inBrowserTests = inside('e2e')

const isHarness = (path: string) => /^(bench|deploy|e2e|sandbox|scripts|tests)\//.test(path)
const isEntryPoint = (path: string) =>
  /^(instrumentation(-client)?|next\.config|page-cache|proxy|server)\.ts$/.test(path)
export const isProduct = (path: string) =>
  [inApp, inSlices, inComponents, inLib, inLocales, inMessages, isSettings, isEntryPoint].some((holds) => holds(path))
/** Whether a file tests browser code, which calls our own API; server code calls services. */
export const isTestOfBrowserCode = (path: string) => /^tests\/(components|slices|lib\/domains)\//.test(path)
const isContentTypes = (path: string) => path.startsWith('prismicio-types')

/** Slice folders are named in PascalCase; the dispatcher and the readers are no slices. */
const sliceOf = (path: string) => /^slices\/([A-Z][^/]*)\//.exec(path)?.[1]
const inDispatcher = inside('slices/dispatcher')
const inUi = inside('components/ui')
const isPage = (path: string) => /^app\/(.*\/)?(page|layout)\.tsx$/.test(path)
const domainOf = (path: string) => /^lib\/domains\/([^/]+)\//.exec(path)?.[1]
const serviceOf = (path: string) => /^lib\/services\/([^/]+)\//.exec(path)?.[1]
const componentDomainOf = (path: string) => /^components\/(?!ui\/|layout\/|actions\/)([^/]+)\//.exec(path)?.[1]

/** A domain with many use cases has a server file for each subject: `calendar/server.ts`, `around-server.ts`. */
const isDomainServer = (path: string) => /^lib\/domains\/[^/]+\/(?:[a-z-]+\/)?(?:[a-z-]+-)?server\.ts$/.test(path)
const isSectionComponent = (path: string) => /^slices\/[^/]+\/index\.tsx$/.test(path)
/** The pictures of shared links are components, drawn into an image instead of a page. */
const isDrawnAsPicture = ({ from, to }: Edge) => inPictureRoutes(from) && /^components\/[^/]+\/picture\//.test(to)
const isTranslation = (path: string) => /\/(?:from|to)-[^/]+\.ts$/.test(path)

/** The rules, in the order in which they are checked; the first rule that forbids an import is reported. */
export const rules: readonly Rule[] = [
  {
    name: 'product-to-harness',
    why: 'the product knows nothing of the sandbox, tests and scripts',
    forbids: ({ from, to }) => isProduct(from) && isHarness(to),
  },
  {
    name: 'lib-to-pages',
    why: 'lib knows nothing of what is drawn with it',
    forbids: ({ from, to }) => inLib(from) && (inApp(to) || inSlices(to) || inComponents(to)),
  },
  {
    name: 'core',
    why: 'lib/core and the theme import packages only',
    forbids: ({ from, to }) => inCore(from) && !inCore(to),
  },
  {
    name: 'core-to-server',
    why: 'what lib/core gives the browser knows nothing of lib/core/server',
    forbids: ({ from, to }) => inCore(from) && !inCoreServer(from) && inCoreServer(to),
  },
  {
    name: 'delivery',
    why: 'lib/delivery imports lib/core only',
    forbids: ({ from, to }) => inDelivery(from) && !inDelivery(to) && !inCore(to),
  },
  {
    name: 'routing',
    why: `lib/routing imports lib/core, i18n, the rules of ${ROUTED.join(', ')}, and types of lib/content`,
    forbids: ({ from, to, isType }) =>
      inRouting(from) &&
      ![inRouting, inCore, inLocales].some((holds) => holds(to)) &&
      !(isType && inContent(to)) &&
      !(ROUTED.includes(domainOf(to) ?? '') && !isDomainServer(to)),
  },
  {
    name: 'service',
    why: 'a service client imports lib/core only',
    forbids: ({ from, to }) => inServices(from) && !inCore(to) && serviceOf(to) !== serviceOf(from),
  },
  {
    name: 'content',
    why: 'lib/content imports lib/core and i18n only',
    forbids: ({ from, to }) =>
      inContent(from) && ![inContent, inCore, inLocales, isContentTypes].some((holds) => holds(to)),
  },
  {
    name: 'kernel-domain',
    why: `${KERNEL.join(' and ')} import no other domain`,
    forbids: ({ from, to }) =>
      isKernel(domainOf(from)) && domainOf(to) !== undefined && domainOf(to) !== domainOf(from),
  },
  {
    name: 'domain-to-domain',
    why: `a domain imports no domain but ${KERNEL.join(' and ')}`,
    forbids: ({ from, to }) =>
      domainOf(from) !== undefined &&
      domainOf(to) !== undefined &&
      domainOf(to) !== domainOf(from) &&
      !isKernel(domainOf(to)),
  },
  {
    name: 'domain-upstream',
    why: 'of a domain only server.ts (or a …-server.ts) imports lib/services and lib/content (a from-….ts or to-….ts their types)',
    forbids: ({ from, to, isType }) =>
      domainOf(from) !== undefined &&
      (inServices(to) || inContent(to)) &&
      !isDomainServer(from) &&
      !(isType && isTranslation(from)),
  },
  {
    name: 'domain',
    why: 'a domain imports its own files and lib',
    forbids: ({ from, to }) => domainOf(from) !== undefined && !inLib(to) && !isSettings(to),
  },
  {
    name: 'ui',
    why: 'components/ui is the shared vocabulary: it knows no domain and no other components',
    forbids: ({ from, to }) => inUi(from) && ![inUi, inCore, inLocales].some((holds) => holds(to)),
  },
  {
    name: 'component-server',
    why: 'a component never imports a server.ts',
    forbids: ({ from, to }) => inComponents(from) && isDomainServer(to),
  },
  {
    name: 'component',
    why: `components import components, lib/core and i18n, those in a folder named after a domain that domain, ${KERNEL.join(' and ')} as well`,
    forbids: ({ from, to }) =>
      inComponents(from) &&
      ![inComponents, inCore, inLocales].some((holds) => holds(to)) &&
      !isOwnDomain(componentDomainOf(from), domainOf(to)),
  },
  {
    name: 'slice-to-slice',
    why: 'a slice imports no other slice',
    forbids: ({ from, to }) =>
      sliceOf(from) !== undefined && sliceOf(to) !== undefined && sliceOf(to) !== sliceOf(from),
  },
  {
    name: 'slice-to-dispatcher',
    why: 'sections know nothing of the list that shows them',
    forbids: ({ from, to }) => inSlices(from) && !inDispatcher(from) && inDispatcher(to),
  },
  {
    name: 'slice-server',
    why: 'of a slice only its component, index.tsx, imports a server.ts',
    forbids: ({ from, to }) => inSlices(from) && isDomainServer(to) && !isSectionComponent(from),
  },
  {
    name: 'slice',
    why: 'slices import components, lib/domains, lib/content, lib/core and i18n',
    forbids: ({ from, to }) =>
      inSlices(from) &&
      ![inSlices, inComponents, inContent, inCore, inLocales, isContentTypes].some((holds) => holds(to)) &&
      domainOf(to) === undefined,
  },
  {
    name: 'app-to-services',
    why: 'routes ask a domain, never an upstream service',
    forbids: ({ from, to }) => inApp(from) && inServices(to),
  },
  {
    name: 'api-to-components',
    why: "an answer carries data, or sentences of a domain's presenter.ts: components are for pages (docs/decisions/039)",
    forbids: (edge) => inApi(edge.from) && inComponents(edge.to) && !isDrawnAsPicture(edge),
  },
  {
    name: 'page',
    why: 'pages and layouts fetch and render: they are imported by nobody',
    forbids: ({ to }) => isPage(to),
  },
  {
    name: 'app',
    why: 'routes import app, slices, components, lib and i18n',
    forbids: ({ from, to }) =>
      inApp(from) &&
      ![inApp, inSlices, inComponents, inLib, inCore, inLocales, inMessages, isContentTypes].some((holds) => holds(to)),
  },
  {
    name: 'entry-point',
    why: 'entry points import lib/core, lib/delivery, lib/routing, lib/content, i18n, messages and the session (instrumentation.ts what begins with a server, of app/_search)',
    forbids: ({ from, to }) =>
      isEntryPoint(from) &&
      !(from === 'instrumentation.ts' && to.startsWith('app/_search/')) &&
      ![inCore, inDelivery, inRouting, inContent, inLocales, inMessages].some((holds) => holds(to)) &&
      domainOf(to) !== 'session',
  },
  {
    name: 'i18n',
    why: 'i18n and messages import nothing else of the project',
    forbids: ({ from, to }) => (inLocales(from) || inMessages(from)) && !inLocales(to) && !inMessages(to),
  },
  {
    name: 'sandbox',
    why: 'the sandbox is independent of the product',
    forbids: ({ from, to }) => inSandbox(from) && !inSandbox(to),
  },
  {
    name: 'browser-tests',
    why: 'browser tests see the product through the browser; they import the sandbox only',
    forbids: ({ from, to }) => inBrowserTests(from) && !inBrowserTests(to) && !inSandbox(to),
  },
]

/** Whether a domain is the component's own, or one that every control for players needs (`KERNEL`). */
function isOwnDomain(component: string | undefined, domain: string | undefined): boolean {
  return component !== undefined && domain !== undefined && (domain === component || isKernel(domain))
}

function isKernel(domain: string | undefined): boolean {
  return domain !== undefined && KERNEL.includes(domain)
}
