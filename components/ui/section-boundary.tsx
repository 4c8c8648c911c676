'use client'

import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = { name: string; children: ReactNode }

/** Hides a section whose browser part throws; the others stay (PB-022, PB-023). */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    console.error(`section ${this.props.name} failed and is hidden`, error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
