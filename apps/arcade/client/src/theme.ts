const NAMES: Record<string, string> = {
  accent: '--accent',
  onAccent: '--on-accent',
  accentText: '--accent-text',
  bg: '--bg',
  surface1: '--surface-1',
  surface2: '--surface-2',
  surface3: '--surface-3',
};

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Applies the site's colours from the launch. */
export function applyTheme(theme: Record<string, string>): void {
  const root = document.documentElement;
  const isLight = theme['mode'] === 'light';
  root.dataset['theme'] = isLight ? 'light' : 'dark';
  for (const [name, property] of Object.entries(NAMES)) {
    const colour = theme[name];
    if (colour !== undefined) root.style.setProperty(property, colour);
  }
  const accent = theme['accent'];
  if (accent === undefined) return;
  root.style.setProperty(
    '--accent-soft',
    `rgba(${channels(accent).join(', ')}, ${isLight ? 0.3 : 0.12})`,
  );
}
