import 'react'

// The page in its layout, invoker commands and light dismiss of dialogs, which React's types don't know yet.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-view': { children?: ReactNode }
    }
  }

  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'toggle-popover' | 'show-popover' | 'hide-popover'
    commandfor?: string
  }

  interface DialogHTMLAttributes<T> extends HTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}
