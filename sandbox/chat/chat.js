/**
 * A small chat widget, as a provider would serve it: `window.ChatWidget` with start, open and on. It renders into a
 * shadow root with constructed style sheets, so a page's strict style policy does not affect it.
 */
;(() => {
  if (window.ChatWidget) return

  /** @type {Record<'open' | 'close', Set<() => void>>} */
  const listeners = { open: new Set(), close: new Set() }
  /** @type {Record<string, string>} */
  let attributes = {}
  /** @type {HTMLDialogElement | undefined} */
  let dialog

  const css = `
    dialog { position: fixed; inset: auto 16px 16px auto; width: min(360px, calc(100vw - 32px)); padding: 0; border: 0;
      border-radius: 16px; overflow: hidden; font: 16px/1.5 system-ui, sans-serif; color: #0b1020; z-index: 1300;
      box-shadow: 0 0 0 1px #d9dee8, 0 16px 40px rgb(11 16 32 / .25) }
    header { display: flex; justify-content: space-between; align-items: center; padding: 8px 8px 8px 16px;
      background: #0b1020; color: #fff; font-weight: 700 }
    ol { list-style: none; margin: 0; padding: 16px; height: 220px; overflow-y: auto; display: grid; gap: 8px;
      align-content: start }
    li { padding: 8px 12px; border-radius: 12px; background: #f3f5f9; justify-self: start; overflow-wrap: anywhere }
    li.mine { background: #4b3fbb; color: #fff; justify-self: end }
    form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #d9dee8 }
    input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #8a8f98; border-radius: 12px;
      font: inherit }
    button { min-height: 44px; min-width: 44px; border: 0; border-radius: 22px; padding: 0 16px; font: inherit;
      font-weight: 600; background: #d04308; color: #fff; cursor: pointer }
    header button { background: none }
    :focus-visible { outline: 3px solid #fc6719; outline-offset: 2px }`

  /** @param {string} name @param {object} properties @param {(Node | string)[]} children */
  const element = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties)
    node.append(...children)
    return node
  }

  /** @param {'open' | 'close'} event */
  const emit = (event) => {
    for (const listener of listeners[event]) listener()
  }

  function draw() {
    const log = element('ol', { role: 'log', ariaLabel: 'Messages' })
    const input = document.createElement('input')
    Object.assign(input, { type: 'text', ariaLabel: 'Your message', required: true, autocomplete: 'off' })
    const close = element('button', { type: 'button', ariaLabel: 'Close chat', textContent: '✕' })
    const form = element('form', {}, input, element('button', { textContent: 'Send' }))
    /** @param {string} text */
    const say = (text, className = '') => {
      log.append(element('li', { textContent: text, className }))
      log.scrollTop = log.scrollHeight
    }

    dialog = document.createElement('dialog')
    dialog.ariaLabel = 'Chat'
    dialog.append(element('header', {}, 'Chat with us', close), log, form)
    close.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => emit('close'))
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') dialog.close()
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      say(input.value, 'mine')
      say('Thanks, a colleague is reading that.')
      input.value = ''
    })

    const host = element('div', { id: 'chat-widget' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.append(dialog)
    document.body.append(host)
    say(attributes.pageUrl ? `Hello! You are writing from ${attributes.pageUrl}` : 'Hello! How can we help?')
  }

  window.ChatWidget = {
    /** @param {{ attributes?: Record<string, string> }} [options] attributes noted on the conversation */
    async start(options = {}) {
      attributes = { ...options.attributes }
      if (!dialog) draw()
    },
    open() {
      if (!dialog) draw()
      if (dialog.open) return
      dialog.show()
      emit('open')
    },
    /** @param {'open' | 'close'} event @param {() => void} listener */
    on(event, listener) {
      listeners[event]?.add(listener)
    },
  }
})()
