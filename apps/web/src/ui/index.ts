// The design system, from which screens and features are built. It only shows: it has no words, data or addresses. The
// types of a component's props are exported by its own file.
export { Button, StickyAction } from './action/button.tsx';
export { IconButton } from './action/icon-button.tsx';
export { BannerCarousel } from './banner/banner-carousel.tsx';
export { Marquee } from './banner/marquee.tsx';
export { CategoryRail } from './choice/category-rail.tsx';
export { Chip, ChipRail, VendorRail } from './choice/chip.tsx';
export { Segment } from './choice/segment.tsx';
export { TabPanel, Tabs } from './choice/tabs.tsx';
export { Badge } from './feedback/badge.tsx';
export { EmptyState, FailureState } from './feedback/empty-state.tsx';
export { FullPageState } from './feedback/full-page-state.tsx';
export { Note } from './feedback/note.tsx';
export {
  BannerSkeleton,
  ListSkeleton,
  RailSkeleton,
  TileSkeletons,
} from './feedback/skeletons.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { Tag } from './feedback/tag.tsx';
export type { TagTone } from './feedback/tag.tsx';
export { ToastViewport } from './feedback/toast.tsx';
export type { ToastMessage } from './feedback/toast.tsx';
export { BalanceAmount, BalanceCard, BalancePill } from './figure/balance-card.tsx';
export { GroundMotif } from './figure/ground-motif.tsx';
export { JackpotCard } from './figure/jackpot-card.tsx';
export { ScrollNumber } from './figure/scroll-number.tsx';
export { ProgressBar, StatTrio } from './figure/stat-trio.tsx';
export { CheckRow } from './form/check-row.tsx';
export { FieldAction, StrengthMeter } from './form/field-action.tsx';
export { Field } from './form/field.tsx';
export { PasswordField } from './form/password-field.tsx';
export { PinPad } from './form/pin-pad.tsx';
export { AmountChips, Stepper } from './form/stepper.tsx';
export { Switch } from './form/switch.tsx';
export { Logo } from './frame/app-frame.tsx';
export { Avatar, AvatarButton } from './frame/avatar.tsx';
export { Footer } from './frame/footer.tsx';
export { BackHeader, HomeHeader } from './frame/header.tsx';
export { TabBar } from './frame/tab-bar.tsx';
export type { TabBarItem } from './frame/tab-bar.tsx';
export { GameTile } from './game/game-tile.tsx';
export { Section, SectionHeader, VendorTile } from './game/section.tsx';
export { rowsOf, TileGrid, TileRail, VendorGrid } from './game/tile-grid.tsx';
export { Flag } from './icons/flag.tsx';
export type { IconName } from './icons/icon-names.ts';
export { Icon } from './icons/icon.tsx';
export { Link, LinkProvider } from './link.tsx';
export type { LinkProps } from './link.tsx';
export { AccordionItem } from './list/accordion.tsx';
export { Card, ListGroup, ListRow, ListTitle, PairList, RowFigure } from './list/list-row.tsx';
export { OptionRow } from './list/option-row.tsx';
export { InstallCard, ShortcutGrid } from './list/shortcut-grid.tsx';
export { BottomSheet } from './popup/bottom-sheet.tsx';
export { Dialog, PictureDialog } from './popup/dialog.tsx';
export { FullPopup, MemberPopup } from './popup/full-popup.tsx';
export { SideDrawer } from './popup/side-drawer.tsx';
export { Grow, OrLine, Row, Rule, Stack } from './text/layout.tsx';
export { SrOnly, Text, TextAction, TextLink } from './text/text.tsx';
export type { TextSize } from './text/text.tsx';
