/** A dealer locator as a provider would serve it: fills `#store-locator` with a list that can be searched. */
;(() => {
  const address = document.currentScript?.getAttribute('src') ?? ''
  const company = new URL(address, document.baseURI).searchParams.get('company')
  /** @type {HTMLElement | null} */
  const container = document.querySelector('#store-locator')
  if (!container) return

  const stores = [
    { name: 'Col & Cadence', street: '18 Harbour Lane', city: 'Bristol', country: 'United Kingdom' },
    { name: 'Tempo Werkstatt', street: 'Lindenstraße 42', city: 'Freiburg', country: 'Germany' },
    { name: 'La Roue Libre', street: '7 rue des Lavandes', city: 'Grenoble', country: 'France' },
    { name: 'Officina Salita', street: 'Via dei Pini 3', city: 'Bergamo', country: 'Italy' },
    { name: 'Puerto Ciclo', street: 'Calle del Faro 11', city: 'Girona', country: 'Spain' },
    { name: 'Mashiko Bikes', street: '2-14-5 Aoba', city: 'Sendai', country: 'Japan' },
    { name: 'Switchback Supply', street: '901 Canyon Road', city: 'Boulder', country: 'United States' },
    { name: 'North Shore Pedals', street: '55 Cedar Street', city: 'Vancouver', country: 'Canada' },
  ]

  /** @param {string} name @param {object} properties @param {(Node | string)[]} children */
  const element = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties)
    node.append(...children)
    return node
  }

  if (!company) {
    container.replaceChildren(element('p', { textContent: 'This locator needs a company.' }))
    return
  }

  const list = element('ul', { className: 'store-locator-list' })
  const status = element('p', { role: 'status' })
  const search = document.createElement('input')
  search.type = 'search'
  search.autocomplete = 'off'

  function show() {
    const wanted = search.value.trim().toLowerCase()
    const found = stores.filter((store) => Object.values(store).join(' ').toLowerCase().includes(wanted))
    list.replaceChildren(
      ...found.map(({ name, street, city, country }) =>
        element('li', {}, element('strong', { textContent: name }), element('br'), `${street}, ${city}, ${country}`),
      ),
    )
    status.textContent = found.length === 0 ? 'No dealer found. Try a larger town.' : `${found.length} dealers`
  }

  search.addEventListener('input', show)
  container.dataset.company = company
  container.replaceChildren(element('label', {}, 'Town or country ', search), status, list)
  show()
})()
