-- Where help offers a video, and how long it is.

alter table tutorial_videos
  add column place text,
  add column seconds integer;
