import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads the data of a screen again once its own popup has closed, for a popup that has changed them. The returned function
 * says that they are old; the step back that closes the popup would cut short a read that began before.
 */
export function useReadAgain(isPopupOpen: boolean): () => void {
  const { revalidate } = useRevalidator();
  const isOld = useRef(false);
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isPopupOpen || !isOld.current) return undefined;
    // The shell notes in this turn that the popup has gone; before that its screen keeps its data.
    const timer = setTimeout(() => {
      isOld.current = false;
      readAgain();
    });
    return () => clearTimeout(timer);
  }, [isPopupOpen]);
  return () => {
    isOld.current = true;
  };
}
