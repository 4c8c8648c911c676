'use client'

import { Component, type ReactNode } from 'react'
import { reportScriptError } from '@/lib/core/report-script-errors'

type Props = { name: string; children: ReactNode }

type State = { hasFailed: boolean; children: ReactNode }

/** Error boundary: hides a section whose client part throws; the others stay (PB-022, PB-023). */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, children: this.props.children }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  /** Resets the error when the content changes: in the live preview an editor may have fixed it. */
  static getDerivedStateFromProps({ children }: Props, shown: State): State | null {
    return children === shown.children ? null : { hasFailed: false, children }
  }

  override componentDidCatch(error: Error) {
    console.error(`section ${this.props.name} failed and is hidden`, error)
    reportScriptError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
