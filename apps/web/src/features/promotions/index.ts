export { PicturePicker } from './apply/picture-picker.tsx';
export { usePictures } from './apply/use-pictures.ts';
